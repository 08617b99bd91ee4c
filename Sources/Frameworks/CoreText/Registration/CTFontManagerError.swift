internal import TactusDisplayList

/// The errors of registrations.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The font's bytes are invalid.
  case invalidFontData = 104
  /// The file, or a font of the same name, is registered.
  case alreadyRegistered = 105
  /// Too many fonts are registered.
  case exceededResourceLimit = 106
  /// There is no such font in the asset catalog.
  case assetNotFound = 107
  /// The file is not registered.
  case notRegistered = 201
  /// The font is in use.
  case inUse = 202
  /// The system needs the font.
  case systemRequired = 203
  /// The registration failed.
  case registrationFailed = 301
  /// The app lacks an entitlement.
  case missingEntitlement = 302
  /// The font descriptor has too little information.
  case insufficientInfo = 303
  /// The user has cancelled the registration.
  case cancelledByUser = 304
  /// A font of the same name is registered.
  case duplicatedName = 305
  /// The path of the file is invalid.
  case invalidFilePath = 306
  /// The scope is not supported.
  case unsupportedScope = 307

  /// Creates the error of a failed registration.
  init(_ error: FontLibrary.RegistrationError) {
    self =
      switch error {
      case .fileNotFound: .fileNotFound
      case .unrecognizedFormat: .unrecognizedFormat
      case .alreadyRegistered: .alreadyRegistered
      case .notRegistered: .notRegistered
      }
  }

  /// The description for developers.
  var explanation: String {
    switch self {
    case .fileNotFound: "There is no such font file."
    case .insufficientPermissions: "The font file cannot be read."
    case .unrecognizedFormat: "The file is no font in a known format."
    case .invalidFontData: "The font's bytes are invalid."
    case .alreadyRegistered: "The font, or one of the same name, is already registered."
    case .notRegistered: "The font is not registered."
    case .inUse: "The font is in use."
    case .insufficientInfo: "The font descriptor names no file."
    case .assetNotFound: "There is no such font in the asset catalog."
    default: "The font cannot be registered."
    }
  }
}
