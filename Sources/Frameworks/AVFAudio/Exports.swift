// As on an iPhone, importing AVFAudio imports Foundation and the types of Core Audio.
@_exported import CoreAudioTypes
@_exported import TactusFoundation
