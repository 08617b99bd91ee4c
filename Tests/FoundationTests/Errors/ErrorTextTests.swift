import TactusFoundation
import Testing

/// The texts of errors for the user (ObjectiveC.ER2).
@Suite struct ErrorTextTests {
  private struct Egg: Decodable { let size: Int }
  private enum Spoiled: Error { case first, second }

  private func message(_ json: String) -> String {
    do {
      _ = try JSONDecoder().decode(Egg.self, from: Data(json.utf8))
      return ""
    } catch { return error.localizedDescription }
  }

  @Test("Decoding tells what is wrong with the data")
  func decoding() {
    let wrong = "The data couldn’t be read because it isn’t in the correct format."
    #expect(message("{") == wrong && message(#"{"size": "big"}"#) == wrong)
    #expect(message("{}") == "The data couldn’t be read because it is missing.")
    do {
      _ = try JSONEncoder().encode([Double.nan])
      Issue.record("NaN was encoded")
    } catch {
      #expect(
        error.localizedDescription
          == "The data couldn’t be written because it isn’t in the correct format.")
    }
  }

  @Test("An error without a text of its own names its domain and code")
  func general() {
    let error = NSError(domain: "Pan", code: 7)
    #expect(error.localizedDescription == "The operation couldn’t be completed. (Pan error 7.)")
    #expect((error as any Error).localizedDescription == error.localizedDescription)
    #expect(
      NSError(domain: NSOSStatusErrorDomain, code: -50).localizedDescription
        == "The operation couldn’t be completed. (OSStatus error -50.)")
    #expect(
      NSError(domain: NSPOSIXErrorDomain, code: 2).localizedDescription
        == "The operation couldn’t be completed. No such file or directory")
    #expect(
      Spoiled.second.localizedDescription.hasPrefix("The operation couldn’t be completed. (")
        && Spoiled.second.localizedDescription.hasSuffix("Spoiled error 1.)"))
  }

  @Test("A text or a reason in the user info comes first")
  func given() {
    let info = [NSLocalizedDescriptionKey: "It burns."]
    #expect(NSError(domain: "Pan", code: 7, userInfo: info).localizedDescription == "It burns.")
    let reason = [NSLocalizedFailureReasonErrorKey: "It is hot."]
    #expect(
      NSError(domain: NSCocoaErrorDomain, code: 260, userInfo: reason).localizedDescription
        == "The operation couldn’t be completed. It is hot.")
  }

  @Test("Errors of files name the file")
  func files() throws {
    let missing = #expect(throws: (any Error).self) {
      _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/egg.txt"))
    }
    #expect(
      missing?.localizedDescription
        == "The file “egg.txt” couldn’t be opened because there is no such file.")
    let folder = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(
        atPath: NSTemporaryDirectory(), withIntermediateDirectories: false)
    }
    #expect(
      folder?.localizedDescription.hasSuffix("because a file with the same name already exists.")
        == true)
  }
}
