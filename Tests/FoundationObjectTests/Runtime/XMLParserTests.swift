import TactusFoundation
import Testing

import class TactusXMLParsing.XMLParser
import protocol TactusXMLParsing.XMLParserDelegate

/// The end of documents of XML. Step: ObjectiveC.FO13
@Suite struct XMLParserTests {
  private final class Listener: NSObject, XMLParserDelegate {
    var codes: [Int] = []
    var names: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) { names.append(elementName) }
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      codes.append((parseError as NSError).code)
    }
  }

  @Test(
    "ObjectiveC.FO13. A document that ends too early is an error, a whole one is none",
    arguments: [
      ("<a><b>x</b>", false, [5]), ("<a>text", false, [5]), ("<a/>junk", false, [5]),
      ("", false, [4]), ("<a", false, [4]), ("<a></b>", false, [76]), ("<a/>", true, []),
      ("<a><b>x</b></a>\n", true, []), ("<a xmlns='b'/>", true, [100]),
    ])
  func ends(text: String, isWhole: Bool, codes: [Int]) {
    let listener = Listener()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = listener
    #expect(parser.parse() == isWhole)
    #expect(listener.codes == codes)
    let stream = XMLParser(stream: InputStream(data: Data(text.utf8)))
    #expect(stream.parse() == isWhole)
  }

  @Test("ObjectiveC.FO13. A parser stops at the first error, and goes on after a warning")
  func stops() {
    func parse(_ text: String) -> (Listener, XMLParser) {
      let listener = Listener()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = listener
      _ = parser.parse()
      return (listener, parser)
    }
    let (failed, parser) = parse("<a>\n<b></c>\n<d/>\n<e></f></a>")
    #expect(failed.names == ["a", "b"] && failed.codes == [76])
    #expect((parser.parserError as NSError?)?.code == 76 && parser.lineNumber == 2)
    #expect(parser.columnNumber == 8)
    #expect(parser.delegate === failed)
    let (attribute, _) = parse("<a><b x='1' x='2'/><c/></a>")
    #expect(attribute.names == ["a"] && attribute.codes == [42])
    let (warned, _) = parse("<a xmlns='b'><c/><p:d/></a>")
    #expect(warned.names.count == 3)
  }
}
