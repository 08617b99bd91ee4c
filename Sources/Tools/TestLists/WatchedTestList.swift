/// The source that reports the progress of a list of XCTest tests to the supervisor of its process.
///
/// A list of tests that includes it may call `_tactusWatched(_:)`, which returns the tests that no
/// earlier process has run. It imports XCTest and `TactusVirtualTime`.
package enum WatchedTestList {
  /// The source.
  package static let source = #"""

    import enum TactusVirtualTime._TestProgress

    fileprivate func _tactusWatched(
        _ cases: [XCTest::XCTestCaseEntry]
    ) -> [XCTest::XCTestCaseEntry] {
        guard _TestProgress.isWatched else { return cases }
        XCTest::XCTestObservationCenter.shared.addTestObserver(_TactusTestObserver.shared)
        return cases.map { entry in
            let name = String(describing: entry.testCaseClass)
            return (entry.testCaseClass, entry.allTests.filter { !_TestProgress.isDone("\(name).\($0.0)") })
        }
    }

    fileprivate final class _TactusTestObserver: XCTest::XCTestObservation {
        nonisolated(unsafe) static let shared = _TactusTestObserver()

        func testCaseWillStart(_ testCase: XCTest::XCTestCase) { _TestProgress.start(testCase.name) }

        func testCase(
            _ testCase: XCTest::XCTestCase, didFailWithDescription description: String,
            inFile filePath: String?, atLine lineNumber: Int
        ) {
            _TestProgress.fail(isUnexpected: description.hasPrefix("threw error "))
        }

        func testCaseDidFinish(_ testCase: XCTest::XCTestCase) { _TestProgress.end() }
    }

    """#
}
