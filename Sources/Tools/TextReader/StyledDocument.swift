import TactusDocumentReading
import TactusReaderConfinement
import TactusUIKitValues

/// A document of text with attributes.
enum StyledDocument {
  /// Returns the response to a request.
  static func answer(_ request: ReaderRequest) -> ReaderAnswer {
    guard case .open(let kind, _) = request, kind.isStyledText else {
      return .unreadable("the document has neither pages nor pictures")
    }
    guard let document = MappedDocument() else { return .unreadable("the file cannot be read") }
    guard document.bytes.count <= ReaderLimits.textBytes else { return .tooLarge("16 MB") }
    do {
      let text = try NSAttributedString(
        data: Data(document.bytes),
        options: [
          .documentType: kind == .html ? NSAttributedString.DocumentType.html : .rtf
        ], documentAttributes: nil)
      let answer = ReaderAnswer.styledText(text.styledText)
      // What exceeds a limit would not be a valid response.
      guard answer.bytes.count <= ReaderLimits.answerBytes, (try? ReaderAnswer(answer.bytes)) != nil
      else { return .tooLarge("its text and its pictures may have") }
      return answer
    } catch {
      let reason = (error as NSError).localizedFailureReason ?? error.localizedDescription
      return .unreadable(String(reason.prefix(200)))
    }
  }
}
