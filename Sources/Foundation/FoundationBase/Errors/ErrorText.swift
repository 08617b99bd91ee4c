import Foundation
import TactusSelectors

/// The description of an error for the user, where its user info has none (ObjectiveC.ER2).
struct ErrorText {
  /// The description.
  let description: String

  /// Creates the description of an error.
  ///
  /// - Parameters:
  ///   - domain: The domain.
  ///   - code: The code.
  ///   - info: The user info; a failure reason becomes part of the text.
  ///   - reason: The reason that the domain gives for the code; nil if it gives none.
  init(domain: String, code: Int, info: [String: Any], reason: String?) {
    if let text = info[NSLocalizedDescriptionKey] as? String {
      description = text
    } else if domain == NSCocoaErrorDomain, info[NSLocalizedFailureReasonErrorKey] == nil,
      let text = Self.ofCocoa(code, info)
    {
      description = text
    } else {
      let given = info[NSLocalizedFailureReasonErrorKey] as? String ?? reason
      let name = Self.names[domain] ?? domain
      description = "The operation couldn’t be completed. \(given ?? "(\(name) error \(code).)")"
    }
  }

  /// The names of Foundation's own domains in texts.
  private static let names = [
    NSCocoaErrorDomain: "Cocoa", NSOSStatusErrorDomain: "OSStatus", NSMachErrorDomain: "Mach",
  ]

  /// Returns the description of an error of Foundation itself.
  ///
  /// - Source: messages that public code and reports quote. Confidence: observed, code by code; the
  ///   codes that are not here have the general text.
  private static func ofCocoa(_ code: Int, _ info: [String: Any]) -> String? {
    let path = (info[NSFilePathErrorKey] as? String ?? (info[NSURLErrorKey] as? URL)?.path)
      .map { $0 as NSString }
    let name = path.map { "“\($0.lastPathComponent)”" }
    let file = name.map { "The file \($0)" } ?? "The file"
    let place = path.map {
      " in the folder “\(($0.deletingLastPathComponent as NSString).lastPathComponent)”"
    }
    return switch CocoaError.Code(rawValue: code) {
    case .fileNoSuchFile:
      if let name, isRemoval(info) {
        "\(name) couldn’t be removed."
      } else {
        "\(file) doesn’t exist."
      }
    case .fileReadUnknown: "\(file) couldn’t be opened."
    case .fileReadNoPermission:
      "\(file) couldn’t be opened because you don’t have permission to view it."
    case .fileReadCorruptFile: "\(file) couldn’t be opened because it isn’t in the correct format."
    case .fileReadNoSuchFile:
      "\(file) couldn’t be opened because "
        + (name == nil ? "it doesn’t exist." : "there is no such file.")
    case .fileWriteUnknown: "\(file) couldn’t be saved\(place ?? "")."
    case .fileWriteNoPermission:
      if let name, let place {
        "You don’t have permission to save the file \(name)\(place)."
      } else {
        "You don’t have permission."
      }
    case .fileWriteFileExists:
      "\(file) couldn’t be saved\(place ?? "") because a file with the same name already exists."
    case .propertyListReadCorrupt, .coderReadCorrupt:
      "The data couldn’t be read because it isn’t in the correct format."
    case .coderValueNotFound: "The data couldn’t be read because it is missing."
    case .coderInvalidValue: "The data couldn’t be written because it isn’t in the correct format."
    default: nil
    }
  }

  /// Returns whether an error is that of the removal of a file.
  private static func isRemoval(_ info: [String: Any]) -> Bool {
    let variant = info["NSUserStringVariant"]
    return variant as? String == "Remove" || (variant as? [String])?.contains("Remove") == true
  }
}

extension Error {
  /// The description of the error for the user.
  public var localizedDescription: String {
    let object = self as Any as? NSError
    return (object ?? BridgedErrorObject(self)).localizedDescription
  }
}

/// The methods of errors whose texts differ on Linux (ObjectiveC.ER2).
///
/// When the library is loaded, the class's table of methods gets those of this class, which are
/// called with objects of `NSError`.
///
/// Sendable because it adds no property.
final class WordedError: OriginalError<Void>, @unchecked Sendable {
  override var localizedDescription: String {
    ErrorText(domain: domain, code: code, info: userInfo, reason: localizedFailureReason)
      .description
  }
}

/// The methods of Foundation.
///
/// - Thread: as `NSError`; it adds no property.
class OriginalError<Mark>: NSError, @unchecked Sendable {}
