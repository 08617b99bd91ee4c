// As on an iPhone, whoever imports AVFoundation has AVFAudio and what that stands on. Of AVFoundation itself,
// which is about films and cameras, nothing is there.
@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import QuartzCore
@_exported import TactusFoundation
