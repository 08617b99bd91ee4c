import DisplayList

extension CGContext {
  // MARK: Keeping

  /// Keeps the state, to come back to it.
  public func saveGState() {
    states.append(state)
    state.masks = []
    canvas.perform(.save)
  }

  /// Comes back to the state that was kept last; where none was, does nothing.
  public func restoreGState() {
    guard let before = states.last, !before.beganLayer else { return }
    states.removeLast()
    endMasks()
    state = before
    canvas.perform(.restore)
    paintAsSmoothAsAllowed()
  }

  // MARK: Coordinates

  /// From the user's coordinates to the device's.
  public var ctm: CGAffineTransform { state.transform }

  /// The same.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Changes the coordinates of what follows, before what already changes them.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    canvas.perform(.transform(transform.drawing))
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A point of the user's coordinates in the device's.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A size of the user's coordinates in the device's.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// A rectangle of the user's coordinates in the device's.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A point of the device's coordinates in the user's.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size of the device's coordinates in the user's.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// A rectangle of the device's coordinates in the user's.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  /// How wide lines are.
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.drawing }
  /// How lines go round corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.drawing }
  /// How long a miter may be, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

  /// What is drawn and left out of lines, by turns; nothing for whole lines.
  ///
  /// - Parameters:
  ///   - phase: How far into the lengths a line begins.
  ///   - lengths: What is drawn and left out.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }

  /// Does nothing: how far curves may be from their form is a hint, and painters here are exact.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Mixing

  /// How opaque what follows is, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(1, Double(alpha)))
    canvas.perform(.opacity(state.alpha))
  }

  /// How what follows is mixed with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode
    canvas.perform(.blend(mode.drawing))
  }

  /// Throws a shadow from each thing that follows.
  ///
  /// - Parameters:
  ///   - offset: How far away, in the coordinates of the beginning: no transform changes it.
  ///   - blur: How far it is blurred, twice the standard deviation.
  ///   - color: Its colour; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let way = offset.applying(baseTransform).applying(drawingTransform)
    state.shadow = color.map {
      DrawingShadow(
        offset: DrawingPoint(Double(way.width), Double(way.height)),
        sigma: max(0, Double(blur)) / 2, color: $0.drawing)
    }
    canvas.perform(.shadow(state.shadow))
  }

  /// Throws a black shadow, a third opaque, from each thing that follows.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Whether edges are smooth, if they can be at all.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isSmooth = shouldAntialias
    canvas.perform(.antialias(shouldAntialias && allowsSmoothness))
    state.isPaintedSmooth = shouldAntialias && allowsSmoothness
  }

  /// Whether edges can be smooth, which saved and restored states do not change.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    allowsSmoothness = allowsAntialiasing
    paintAsSmoothAsAllowed()
  }

  /// Brings the painter into step, who keeps that with the rest of a state.
  private func paintAsSmoothAsAllowed() {
    let isSmooth = state.isSmooth && allowsSmoothness
    guard isSmooth != state.isPaintedSmooth else { return }
    state.isPaintedSmooth = isSmooth
    canvas.perform(.antialias(isSmooth))
  }

  /// How pictures are made larger and smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}
