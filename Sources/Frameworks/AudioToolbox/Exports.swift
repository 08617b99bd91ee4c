// As on an iPhone, importing AudioToolbox imports Foundation and the types of Core Audio.
@_exported import CoreAudioTypes
@_exported import TactusFoundation
