import Foundation
import TactusHealthDatabase
import TactusHealthExport
import TactusHealthModel
import TestSupport
import Testing

/// Documents that are no XML, as iPhones write them.
///
/// Steps Health.EX6 and EX14.
@Suite struct HealthExportRepairTests {
  private static let steps = "HKQuantityTypeIdentifierStepCount"

  /// Declarations in the form of iOS 16: two have no end.
  private static let declarations = """
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 12, with an apostrophe's quote and a bracket ]> -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout|VisionPrescription)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    >
    <!ELEMENT VisionPrescription (RightEye?)>
    <!ATTLIST VisionPrescription
      type CDATA #REQUIRED
      brand CDATA #IMPLIED
    <!ELEMENT RightEye EMPTY>
    <!ATTLIST RightEye
      sphere CDATA #IMPLIED
      prismUnit CDATA #IMPLIED
    <!ELEMENT Device EMPTY>
    ]>
    """

  private static func document(
    _ records: String, declarations: String = declarations, encoding: String = "UTF-8"
  ) -> String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    \(declarations)
    <HealthData locale="en_GB">
    \(records)
    </HealthData>
    """
  }

  private static func record(_ value: Int, _ source: String = "a") -> String {
    """
    <Record type="\(steps)" sourceName="\(source)" unit="count" \
    startDate="2024-01-02 08:00:00 +0000" endDate="2024-01-02 08:00:00 +0000" value="\(value)"/>
    """
  }

  private static func read(_ bytes: [UInt8]) throws -> (HealthLibrary, HealthExportSummary) {
    let library = HealthLibrary()
    return (library, try HealthExportReader("export.xml", contents: bytes).add(to: library))
  }

  @Test("Health.EX14. Declarations without an end are not read, and a warning says so")
  func declarations() throws {
    let text = Self.document([1, 2, 3].map { Self.record($0) }.joined(separator: "\n"))
    let (library, summary) = try Self.read(Array(text.utf8))
    #expect(summary.added == 3 && summary.leftOut.isEmpty)
    #expect(try library.samples(Self.steps).map(\.value).sorted() == [1, 2, 3])
    #expect(summary.repaired.count == 1)
    let repair = try #require(summary.repaired.first)
    #expect(repair.value.count == 2 && repair.value.line == 12, "\(repair)")
  }

  @Test(
    "Health.EX14. Other forms of declarations: without an end as a whole, in one line, none",
    arguments: [
      ("<!DOCTYPE HealthData [\n<!ELEMENT Me EMPTY>\n", 1),
      ("<!DOCTYPE HealthData [<!ATTLIST Me x CDATA #IMPLIED]>", 1),
      ("<!DOCTYPE HealthData [<!ELEMENT Me EMPTY> ] >", 0), ("<!DOCTYPE HealthData>", 0),
      ("<!DOCTYPE HealthData SYSTEM \"a[b>.dtd\" [<!ELEMENT Me EMPTY>]>", 0), ("", 0),
      ("<!-- <HealthData> -->\n<?x <!DOCTYPE y [?>\n<!DOCTYPE HealthData [<!-- ]> -->]>", 0),
    ])
  func forms(declarations: String, repairs: Int) throws {
    let text = Self.document(Self.record(7), declarations: declarations)
    let (library, summary) = try Self.read(Array(text.utf8))
    #expect(try library.samples(Self.steps).map(\.value) == [7])
    #expect(summary.repaired.values.reduce(0) { $0 + $1.count } == repairs)
  }

  @Test("Health.EX14. Characters that XML does not have are spaces, as they are and as references")
  func characters() throws {
    let odd = "a\u{0B}b\u{01}c&#11;d&#x1F;e\u{FFFF}f&#xFFFE;g&#10;h&#x1F600;i😀ä"
    var bytes = Array(Self.document(Self.record(7, odd)).utf8)
    // Bytes that are no UTF-8, and half a surrogate.
    let place = try #require(bytes.firstIndex(of: 0x0B))
    bytes.replaceSubrange(place..<place, with: [0xFF, 0xC3, 0xED, 0xA0, 0x80])
    let (library, summary) = try Self.read(bytes)
    let name = try library.samples(Self.steps).first?.source.name
    #expect(
      name
        == "a" + String(repeating: " ", count: 6) + "b c     d      e   f        g\nh😀i😀ä",
      "\(name ?? "")")
    let repair = try #require(summary.repaired.first { $0.key.contains("characters") })
    #expect(repair.value.line == 19 && repair.value.count == 9)
  }

  @Test("Health.EX14. Places of other mistakes stay what they are, and entities are refused")
  func places() throws {
    let errors = ["\u{0B}", " "].map { character in
      let broken = Self.document(Self.record(1) + "\n<Record type=\"\(character)\" <")
      return #expect(throws: HealthExportError.self) { try Self.read(Array(broken.utf8)) }
    }
    #expect(errors[0]?.line == 20 && errors[0] == errors[1], "\(errors)")
    let entity = Self.document(
      "", declarations: "<!DOCTYPE HealthData [\n<!ATTLIST Me x CDATA\n  <!ENTITY a \"b\">\n]>")
    let refused = #expect(throws: HealthExportError.self) { try Self.read(Array(entity.utf8)) }
    #expect(refused?.line == 4 && refused?.column == 3)
    #expect(refused?.reason == "expected no entities, found a declaration of one")
  }

  @Test("Health.EX14. Texts in other encodings are read as they are")
  func encodings() throws {
    let text = Self.document(Self.record(7, "é"), declarations: "", encoding: "ISO-8859-1")
    let (latin, summary) = try Self.read(Array(text.unicodeScalars.map { UInt8($0.value) }))
    #expect(try latin.samples(Self.steps).first?.source.name == "é" && summary.repaired.isEmpty)
    let wide = Self.document(Self.record(7, "é"), declarations: "", encoding: "UTF-16")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in wide.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let (library, _) = try Self.read(bytes)
    #expect(try library.samples(Self.steps).first?.source.name == "é")
  }

  @Test("Health.EX14. What lies on the edge of two pieces is repaired, too", arguments: 0..<24)
  func edges(shift: Int) throws {
    // A piece has 256 KiB.
    let odd = "x&#11;\u{0B}ä😀\u{FFFF}y"
    let head = Self.document(Self.record(1) + "\n<!-- @ -->\n" + Self.record(2, odd))
    let place = try #require(head.range(of: odd)).lowerBound
    let before = head[..<place].utf8.count - 1
    let padding = String(repeating: "p", count: (1 << 18) - before - shift)
    let text = head.replacing("@", with: padding)
    let (library, summary) = try Self.read(Array(text.utf8))
    let names = try library.samples(Self.steps).map(\.source.name).sorted()
    #expect(names == ["a", "x" + String(repeating: " ", count: 6) + "ä😀   y"])
    #expect(summary.repaired.values.contains { $0.count == 3 })
  }

  @Test("Health.EX14. Declarations on the edge of two pieces are not read", arguments: 0..<56)
  func declarationEdges(shift: Int) throws {
    let tail = "<!DOCTYPE HealthData [<!-- ]> --><!ELEMENT Me EMPTY>]>"
    let padding = String(repeating: "p", count: (1 << 18) - 50 - shift)
    let text = Self.document(Self.record(7), declarations: "<!-- \(padding) -->" + tail)
    let (library, summary) = try Self.read(Array(text.utf8))
    #expect(try library.samples(Self.steps).map(\.value) == [7] && summary.repaired.isEmpty)
  }
}
