// SoundDriver
