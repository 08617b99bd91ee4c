import UIKit
import XCTest

/// Adopts protocols, and leaves their optional methods to subclasses.
class NoteObserver: NSObject, UITableViewDelegate, XMLParserDelegate, URLSessionDataDelegate {
  var calls: [String] = []
}

final class NoteReader: NoteObserver {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

  func parser(_ parser: XMLParser, foundCharacters string: String) { calls.append(string) }
}

extension NoteReader {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 37 }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
  ) {
    calls.append("\((error as? URLError)?.code == .notConnectedToInternet)")
    SubclassedDelegateTests.done?.fulfill()
  }
}

extension UITableViewCell {
  @objc class var noteStyle: String { "plain" }
}

class BoxedCell: UITableViewCell {
  override class var noteStyle: String { "boxed, not " + super.noteStyle }
}

@MainActor
final class SubclassedDelegateTests: XCTestCase {
  nonisolated(unsafe) fileprivate static var done: XCTestExpectation?

  func testASubclassImplementsOptionalMethods() {
    let reader = NoteReader()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.delegate = reader
    table.contentOffset.y = 10
    XCTAssertEqual(table.delegate?.tableView?(table, heightForRowAt: [0, 0]), 37)
    let parser = XMLParser(data: Data("<note>milk</note>".utf8))
    parser.delegate = reader
    XCTAssertTrue(parser.parse())
    XCTAssertEqual(reader.calls, ["scroll", "milk"])
  }

  func testASessionTellsTheSubclass() {
    let reader = NoteReader()
    Self.done = expectation(description: "done")
    let session = URLSession(configuration: .default, delegate: reader, delegateQueue: nil)
    session.dataTask(with: URL(string: "https://notes.example/")!).resume()
    waitForExpectations(timeout: 10)
    XCTAssertEqual(reader.calls, ["true"])
  }

  func testAMemberOfTheClassIsThatOfTheSubclass() {
    let types: [UITableViewCell.Type] = [UITableViewCell.self, BoxedCell.self]
    XCTAssertEqual(types.map { $0.noteStyle }, ["plain", "boxed, not plain"])
  }
}
