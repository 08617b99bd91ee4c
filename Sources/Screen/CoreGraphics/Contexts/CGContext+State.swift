import TactusDisplayList

extension CGContext {
  // MARK: Keeping

  /// Pushes a copy of the graphics state on the stack.
  public func saveGState() {
    states.append(state)
    state.masks = []
    canvas.execute(.save)
  }

  /// Pops the graphics state that was saved last; without effect if there is none.
  public func restoreGState() {
    guard let before = states.last, !before.beganLayer else { return }
    states.removeLast()
    endMasks()
    state = before
    if before.isDetached {
      state.isDetached = false
      rebuild()
    } else {
      canvas.execute(.restore)
    }
    updateAntialiasing()
  }

  // MARK: Coordinates

  /// The current transform from user space to device space.
  public var ctm: CGAffineTransform { state.transform }

  /// The current transform from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Concatenates a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    canvas.execute(.transform(transform.drawing))
  }

  /// Translates user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a size from user space to device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a rectangle from user space to device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size from device space to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts a rectangle from device space to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// Sets the line cap.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.drawing }
  /// Sets the line join.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.drawing }
  /// Sets the maximum length of a miter, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

  /// Sets the dash pattern; an empty pattern makes solid lines.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which a line begins.
  ///   - lengths: The lengths of dashes and gaps in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }

  /// Does nothing: the flatness is a hint, and curves are always exact here.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Mixing

  /// Sets the opacity, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(1, Double(alpha)))
    canvas.execute(.opacity(state.alpha))
  }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode
    canvas.execute(.blend(mode.drawing))
  }

  /// Sets the shadow.
  ///
  /// - Parameters:
  ///   - offset: The offset in the initial coordinates; transforms do not affect it.
  ///   - blur: The blur radius, which is twice the standard deviation.
  ///   - color: The color, or `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let way = offset.applying(baseTransform).applying(drawingTransform)
    state.shadow = color.map {
      DrawingShadow(
        offset: DrawingPoint(Double(way.width), Double(way.height)),
        sigma: max(0, Double(blur)) / 2, color: $0.drawing)
    }
    canvas.execute(.shadow(state.shadow))
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets whether edges are antialiased, if the context allows it.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
    canvas.execute(.antialias(shouldAntialias && allowsAntialiasing))
    state.painterAntialiases = shouldAntialias && allowsAntialiasing
  }

  /// Sets whether the context allows antialiasing; this is not part of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
    updateAntialiasing()
  }

  /// Sends the effective antialiasing setting to the painter if it has changed.
  private func updateAntialiasing() {
    let shouldAntialias = state.shouldAntialias && allowsAntialiasing
    guard shouldAntialias != state.painterAntialiases else { return }
    state.painterAntialiases = shouldAntialias
    canvas.execute(.antialias(shouldAntialias))
  }

  /// The filter for scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}
