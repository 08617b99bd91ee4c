// As on an iPhone, a client of AVFoundation sees AVFAudio and the modules that it exports. Of
// AVFoundation itself, which is about films and cameras, nothing is there.
@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import QuartzCore
@_exported import TactusFoundation
