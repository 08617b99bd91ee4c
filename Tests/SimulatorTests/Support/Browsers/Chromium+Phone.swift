/// The phone on the page.
extension Chromium {
  /// Waits for an element of the phone's screen whose label begins with a text.
  func wait(for label: String) throws {
    try wait(seconds: 120, until: "document.querySelector('\(SimulateProcess.element(label))')")
  }

  /// Waits until no element of the phone's screen has a label that begins with a text.
  func wait(without label: String) throws {
    try wait(seconds: 120, until: "!document.querySelector('\(SimulateProcess.element(label))')")
  }

  /// Waits for a text of the phone's screen.
  func wait(forText text: String) throws {
    try wait(
      seconds: 120,
      until: """
        [...document.querySelectorAll('#elements *')].some(e => e.textContent.startsWith('\(text)'))
        """)
  }

  /// Taps an element of the phone's screen by events within the page, while time is paused: a busy
  /// machine may take so long between two events that the phone takes the tap for a touch that is
  /// held.
  ///
  /// - Parameters:
  ///   - label: The beginning of the element's label.
  ///   - role: The role of the element; `nil` for the first one with the label.
  ///   - isWhole: Whether the text is the whole label, such as that of a key.
  ///   - share: The place across the element, from 0 to 1: a row's switch is at its end.
  func tap(
    _ label: String, role: String? = nil, isWhole: Bool = false, across share: Double = 0.5
  ) throws {
    let start = SimulateProcess.element(label)
    let name = isWhole ? start.replacing("^=", with: "=") : start
    let selector = role.map { name.replacing(" [aria", with: " [role=\"\($0)\"][aria") } ?? name
    try click("#pause")
    try wait(until: "tactus.state.pace === 'standing'")
    try evaluate(
      """
      (() => {
        const box = document.querySelector('\(selector)')
          .getBoundingClientRect();
        const glass = document.getElementById("glass");
        const capture = Element.prototype.setPointerCapture;
        Element.prototype.setPointerCapture = () => {};
        for (const phase of ["down", "up"]) {
          glass.dispatchEvent(new PointerEvent(`pointer${phase}`, {
            pointerId: 1000, pointerType: "touch", width: 20, height: 20, isPrimary: true,
            clientX: box.left + box.width * \(share), clientY: box.top + box.height / 2,
            pressure: phase === "up" ? 0 : 0.15, button: 0, buttons: phase === "up" ? 0 : 1,
            bubbles: true, cancelable: true,
          }));
        }
        Element.prototype.setPointerCapture = capture;
      })()
      """)
    try click("#step")
    try click("#pause")
    // The button resumes or pauses by the state that the page has received.
    try wait(until: "tactus.state.pace === 'going'")
  }

  /// Presses an element of the phone's screen until its menu can open; the finger stays on it.
  func pressDeeply(_ label: String) throws {
    let (x, y) = try middle(of: SimulateProcess.element(label))
    try press(x: x, y: y, from: 0.05, to: 0.7, steps: 20)
  }
}
