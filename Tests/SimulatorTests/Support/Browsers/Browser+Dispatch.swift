extension Browser {
  /// Dispatches an event of a pointer within the page, for browsers whose driver cannot do it.
  ///
  /// The page's scripts receive it like an event of the browser, but its capture has no effect,
  /// because such a pointer does not exist.
  func dispatch(_ phase: PointerPhase, _ pointer: Pointer) throws {
    let (tiltX, tiltY) = pointer.tilt ?? (0, 0)
    try evaluate(
      """
      (() => {
        const number = \(1000 + pointer.id);
        window.ownCapture ??= Element.prototype.setPointerCapture;
        Element.prototype.setPointerCapture = function (id) {
          if (id < 1000) window.ownCapture.call(this, id);
        };
        const glass = document.getElementById("glass");
        const [clientX, clientY] = [\(pointer.x), \(pointer.y)];
        const target = "\(phase)" === "down" ? document.elementFromPoint(clientX, clientY) : glass;
        const isUp = "\(phase)" === "up";
        target.dispatchEvent(new PointerEvent("pointer\(phase)", {
          pointerId: number, pointerType: "\(pointer.kind)", clientX, clientY, width: 20, height: 20,
          pressure: isUp ? 0 : \(pointer.force), tiltX: \(tiltX), tiltY: \(tiltY), button: 0,
          buttons: isUp ? 0 : 1, isPrimary: \(pointer.id == 0), bubbles: true, cancelable: true,
        }));
      })()
      """)
  }
}
