// As on an iPhone, a client of AVFoundation sees AVFAudio and the modules that it exports. Of
// AVFoundation itself, the names of capturing are there, for a phone without a camera.
@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import QuartzCore
@_exported import TactusFoundation
