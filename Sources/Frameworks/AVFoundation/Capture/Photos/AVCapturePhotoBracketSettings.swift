/// The settings for a bracket: several photos with different exposures.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  /// Creates settings for a bracket.
  public convenience init(
    rawPixelFormatType: OSType, processedFormat: [String: Any]?,
    bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat,
      processedFileType: nil, bracketedSettings: bracketedSettings)
  }

  /// Creates settings for a bracket, by file type.
  public convenience init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?, bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: rawFileType,
      processedFormat: processedFormat, processedFileType: processedFileType)
    self.bracketedSettings = bracketedSettings
  }

  /// Returns a copy with the same identifier.
  open override func copy(with zone: NSZone?) -> Any {
    let copy = AVCapturePhotoBracketSettings(formats, uniqueID: uniqueID)
    copy.take(self)
    copy.bracketedSettings = bracketedSettings
    copy.isLensStabilizationEnabled = isLensStabilizationEnabled
    return copy
  }

  /// The exposures.
  open private(set) var bracketedSettings: [AVCaptureBracketedStillImageSettings] = []
  /// Whether the lens is stabilized during the bracket.
  open var isLensStabilizationEnabled = false
}
