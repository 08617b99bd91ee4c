import Testing

extension BrowserTests {
  /// The values that the browser keeps for the page, if it can.
  @Suite(.serialized) struct StoragePageTests {
    /// Scripts before those of the page.
    private static let storages = [
      // Damaged texts, and values of another kind.
      """
      for (const key of ["tactus-outputs", "tactus-gains", "tactus-force-sensors"]) {
        localStorage.setItem(key, "{broken");
      }
      """,
      """
      localStorage.setItem("tactus-outputs", '{"volume":"loud","sound":null}');
      localStorage.setItem("tactus-gains", "[7]");
      localStorage.setItem("tactus-force-sensors", '{"pen":true}');
      """,
      "localStorage.setItem('tactus-outputs', 'null'); localStorage.setItem('tactus-gains', '3');",
      // A browser that forbids it, and one without room.
      """
      Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("no", "SecurityError"); }
      });
      """,
      "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    ]

    @Test("SimulatorPages.SD5. A page connects whatever the browser has kept", arguments: storages)
    func storage(_ first: String) throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser(first: first)
      try browser.evaluate(
        "tactus.outputs.change({ volume: 0.25 }); tactus.touches.setGain('pen', 2)")
      try browser.evaluate("tactus.touches.rememberSensor('pen')")
      #expect(try browser.number("tactus.outputs.settings.volume") == 0.25)
      #expect(try browser.number("tactus.touches.gains.pen") == 2)
      #expect(try browser.number("tactus.touches.gains.touch") == 1)
      #expect(try browser.holds("tactus.outputs.settings.sound === true"))
      #expect(browser.scriptErrors == [])
    }
  }
}
