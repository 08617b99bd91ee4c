// As on an iPhone, a client of AVFoundation sees AVFAudio and the modules that it exports. Of
// AVFoundation itself, playing is there, and the names of capturing, for a phone without a camera.
@_exported import AVFAudio
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import ImageIO
@_exported import QuartzCore
@_exported import TactusFoundation
@_exported import UniformTypeIdentifiers
