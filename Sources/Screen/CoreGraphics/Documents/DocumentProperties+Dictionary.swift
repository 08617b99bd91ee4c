import Foundation
import TactusCrashReports
import TactusDisplayList

extension DocumentProperties {
  /// Creates the properties that a dictionary states, or returns `nil` if it requests a password.
  ///
  /// A document that anyone can read must not take the place of a protected one.
  init?(_ dictionary: CFDictionary?) {
    // A real time would make each document different.
    self.init(creationDate: Self.standardDate)
    let dictionary = dictionary ?? [:]
    func text(_ key: CFString) -> String? {
      if let list = dictionary[key] as? [String] { return list.joined(separator: ", ") }
      return dictionary[key] as? String
    }
    for key in [kCGPDFContextOwnerPassword, kCGPDFContextUserPassword] where dictionary[key] != nil
    {
      RuntimeWarning.once(
        "PDF documents with passwords cannot be written, so there is no context; leave out \(key)",
        kind: "error")
      return nil
    }
    title = text(kCGPDFContextTitle)
    author = text(kCGPDFContextAuthor)
    subject = text(kCGPDFContextSubject)
    keywords = text(kCGPDFContextKeywords)
    creator = text(kCGPDFContextCreator)
  }

  /// The time of creation of every document.
  ///
  /// - Source: ours; the same drawing yields the same bytes. Confidence: guess.
  private static let standardDate = "2000-01-01T00:00:00Z"
}
