// SoundFiles
