/** Two soft tones when it is your turn; silent until the reader allows it. */
const STORAGE_KEY = 'galaktyka.sound';
const TONES = [
  { hertz: 523.25, after: 0 },
  { hertz: 783.99, after: 0.13 },
];
const LENGTH = 0.5;
const LOUDNESS = 0.12;

let allowed = $state(localStorage.getItem(STORAGE_KEY) === 'on');
let context: AudioContext | null = null;

export const soundAllowed = (): boolean => allowed;

/** Browsers let a page sound only after somebody touched it, so switching sound on plays it once. */
export function switchSound(): void {
  allowed = !allowed;
  localStorage.setItem(STORAGE_KEY, allowed ? 'on' : 'off');
  chime();
}

export function chime(): void {
  if (!allowed) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { hertz, after } of TONES) tone(context, hertz, context.currentTime + after);
}

function tone(audio: AudioContext, hertz: number, at: number): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + LENGTH);
}
