/// The settings of a request for several photos with different exposures.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  /// Creates settings for photos with exposures.
  public convenience init(
    rawPixelFormatType: OSType, processedFormat: [String: Any]?,
    bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat,
      processedFileType: nil, bracketedSettings: bracketedSettings)
  }

  /// Creates settings for photos in types of file, with exposures.
  public convenience init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?, bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: rawFileType,
      processedFormat: processedFormat, processedFileType: processedFileType)
    self.bracketedSettings = bracketedSettings
  }

  /// Returns settings like these, with the same identifier.
  open override func copy(with zone: NSZone?) -> Any {
    let copy = AVCapturePhotoBracketSettings(formats, uniqueID: uniqueID)
    copy.take(self)
    copy.bracketedSettings = bracketedSettings
    copy.isLensStabilizationEnabled = isLensStabilizationEnabled
    return copy
  }

  /// The exposures.
  open private(set) var bracketedSettings: [AVCaptureBracketedStillImageSettings] = []
  /// Whether the lens is held still from photo to photo.
  open var isLensStabilizationEnabled = false
}
