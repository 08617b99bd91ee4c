// As on an iPhone, importing CallKit gives Foundation's names and the audio session.
@_exported import AVFAudio
@_exported import TactusFoundation
