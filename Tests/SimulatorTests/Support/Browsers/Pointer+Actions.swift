extension Pointer {
  /// Returns the actions of WebDriver for a phase of the pointer.
  func actions(_ phase: PointerPhase) -> [String: Any] {
    var place: [String: Any] = ["x": Int(x.rounded()), "y": Int(y.rounded())]
    var button: [String: Any] = ["button": 0]
    if kind != .mouse {
      let angles = ["tiltX": tilt?.x ?? 0, "tiltY": tilt?.y ?? 0]
      for name in angles.keys { (place[name], button[name]) = (angles[name], angles[name]) }
      (place["pressure"], button["pressure"]) = (force, force)
      if kind == .touch { (button["width"], button["height"]) = (20, 20) }
    }
    place["type"] = "pointerMove"
    place["duration"] = 0
    let steps: [[String: Any]] =
      switch phase {
      case .down: [place, button.merging(["type": "pointerDown"]) { $1 }]
      case .move: [place]
      case .up: [["type": "pointerUp", "button": 0]]
      }
    return [
      "type": "pointer", "id": "\(kind.rawValue)\(id)", "actions": steps,
      "parameters": ["pointerType": kind.rawValue],
    ]
  }
}
