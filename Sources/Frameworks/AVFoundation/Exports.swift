// As on an iPhone, importing AVFoundation imports AVFAudio and the modules that it exports.
// AVFoundation itself has playback, and the names of capturing, for a phone without a camera.
@_exported import AVFAudio
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import ImageIO
@_exported import QuartzCore
@_exported import TactusFoundation
@_exported import UniformTypeIdentifiers
