import TactusFoundation
import Testing

/// Tests of the detection of the encoding of data.
@Suite struct EncodingDetectionTests {
  private func detect(
    _ data: Data, _ options: [StringEncodingDetectionOptionsKey: Any]? = nil
  ) -> (encoding: UInt, text: NSString?) {
    var text: NSString?
    let encoding = NSString.stringEncoding(
      for: data, encodingOptions: options, convertedString: &text, usedLossyConversion: nil)
    return (encoding, text)
  }

  @Test("Data is decoded by the first encoding that fits, the suggested ones first")
  func encodings() {
    #expect(detect(Data("Käse".utf8)) == (String.Encoding.utf8.rawValue, "Käse"))
    #expect(detect(Data([0x4b, 0xe4])) == (String.Encoding.windowsCP1252.rawValue, "Kä"))
    let latin = String.Encoding.isoLatin1.rawValue
    let suggested: [StringEncodingDetectionOptionsKey: Any] = [.suggestedEncodingsKey: [latin]]
    #expect(detect(Data([0x4b, 0xe4]), suggested) == (latin, "Kä"))
    let only: [StringEncodingDetectionOptionsKey: Any] = [
      .suggestedEncodingsKey: [String.Encoding.ascii.rawValue],
      .useOnlySuggestedEncodingsKey: true,
    ]
    #expect(detect(Data([0x4b, 0xe4]), only) == (0, nil))
  }
}
