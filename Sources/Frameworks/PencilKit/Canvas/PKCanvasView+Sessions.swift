import TactusVirtualTime

// The uses of the tool. Steps Ink.CV3–CV6.
extension PKCanvasView {
  /// Returns whether a touch uses the tool; false for touches of the ruler.
  func accepts(_ touch: UITouch) -> Bool {
    guard let ruler, let view = touch.view else { return true }
    return !view.isDescendant(of: ruler)
  }

  /// Starts a use of the tool.
  func startSession(_ touch: UITouch) {
    cancelSession()
    let place = touch.preciseLocation(in: strokesView)
    switch tool {
    case let ink as PKInkingTool:
      session = InkSession(self, supported(ink))
    case let eraser as PKEraserTool:
      session = EraserSession(self, eraser)
    case is PKLassoTool:
      let isInside = selection != nil && selectionView.contains(place)
      session = isInside ? MoveSession(self) : LassoSession(self)
    default: return
    }
    session?.add([touch])
  }

  /// Returns a tool that the canvas supports (Ink.CV12).
  private func supported(_ tool: PKInkingTool) -> PKInkingTool {
    let isSupported =
      tool.requiredContentVersion.rawValue <= maximumSupportedContentVersion.rawValue
    return isSupported ? tool : PKInkingTool(.pen, color: tool.color, width: tool.width)
  }

  /// Notifies the delegate of the start.
  func announceSession() {
    guard session != nil, !isUseAnnounced else { return }
    isUseAnnounced = true
    delegate?.canvasViewDidBeginUsingTool(self)
  }

  /// Continues the session with samples, oldest first.
  func continueSession(_ touches: [UITouch]) { session?.add(touches) }

  /// Ends the session (Ink.CV6).
  func endSession() {
    guard let session else { return }
    self.session = nil
    if isUseAnnounced { delegate?.canvasViewDidEndUsingTool(self) }
    isUseAnnounced = false
    session.end()
  }

  /// Cancels the session without changing the drawing.
  func cancelSession() {
    guard let session else { return }
    self.session = nil
    session.cancel()
    if isUseAnnounced { delegate?.canvasViewDidEndUsingTool(self) }
    isUseAnnounced = false
  }

  // MARK: Corrected forces

  /// The timeout for corrected forces of a stroke in seconds.
  ///
  /// - Source: ours: five times the delay of the digitizer. Confidence: guess.
  private static let patience = 0.25

  /// Applies corrected forces to the strokes that wait for them.
  func correct(_ touches: Set<UITouch>) {
    (session as? InkSession)?.correct(touches)
    for stroke in waiting { stroke.correct(touches) }
    showLive()
    commitComplete()
  }

  /// Adds a stroke to the drawing once its forces are final (Ink.CV5).
  func finish(_ stroke: InkSession) {
    waiting.append(stroke)
    if stroke.awaitsForces {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self, weak stroke] in
        stroke?.stopWaiting()
        self?.commitComplete()
      }
    }
    showLive()
    commitComplete()
  }

  /// Adds the complete strokes in the order in which they were drawn.
  private func commitComplete() {
    while let first = waiting.first, !first.awaitsForces {
      waiting.removeFirst()
      var drawing = currentDrawing
      drawing.strokes.append(first.stroke)
      change(to: drawing)
    }
    showLive()
  }

  /// Shows the strokes that are not yet part of the drawing.
  func showLive() {
    let current = (session as? InkSession).map { [$0.stroke] } ?? []
    let strokes = waiting.map(\.stroke) + current
    if !(strokes.isEmpty && liveView.strokes.isEmpty) { liveView.show(strokes) }
  }
}
