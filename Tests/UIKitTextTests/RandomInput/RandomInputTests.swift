import Foundation
import TestSupport
import Testing
import UIKit

/// The seeds of the fuzz targets of text, changed at random; what breaks a rule ends the process.
///
/// `Scripts/fuzz SECONDS` tries many more inputs, in a build of UIKit with sanitizers.
@Suite struct RandomInputTests {
  @Test(
    "Any edits leave a text view whole, and any data a pasteboard", arguments: 0..<4
  )
  func text(_ batch: Int) async {
    await #expect(processExitsWith: .success) { [batch] in
      for input in try RandomInput.inputs("Text", batch: batch, count: 150) {
        await editOrRead(input)
      }
    }
  }

  @Test("Any document that is read is written and read again", arguments: 0..<4)
  func documents(_ batch: Int) async {
    await #expect(processExitsWith: .success) { [batch] in
      for input in try RandomInput.inputs("Documents", batch: batch, count: 1_000) {
        readAndWrite(input)
      }
    }
  }
}
