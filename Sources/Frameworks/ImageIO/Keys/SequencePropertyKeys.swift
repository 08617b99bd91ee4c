// The keys of the images of WebP and HEIC sequences, which this phone does not read.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// The loop count of HEIC sequences.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// The delay time of HEIC sequences.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// The unclamped delay time of HEIC sequences.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The canvas pixel width of HEIC sequences.
public let kCGImagePropertyHEICSCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The canvas pixel height of HEIC sequences.
public let kCGImagePropertyHEICSCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The frame information array of HEIC sequences.
public let kCGImagePropertyHEICSFrameInfoArray: CFString = "FrameInfo"
/// The frame information array of WebP metadata.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
/// The canvas pixel width of WebP metadata.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The canvas pixel height of WebP metadata.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
