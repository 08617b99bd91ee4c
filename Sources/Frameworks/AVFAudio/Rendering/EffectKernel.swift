/// The part of an effect's rendering that depends on the format.
///
/// - Thread: render, except for the creation and the end.
class EffectKernel {
  /// Renders frames; does nothing unless overridden.
  func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {}

  /// Renders frames without an input; they are silent unless overridden.
  func generate(_ output: RenderBuffers, _ count: Int, _ moment: RenderMoment) {
    output.clear(count)
  }

  /// Discards the frames buffered by the effect; does nothing unless overridden.
  func reset() {}
}
