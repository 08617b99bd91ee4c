/// The part of an effect's rendering that depends on the format.
///
/// - Thread: render, except for the creation and the end.
class EffectKernel {
  /// Renders frames; does nothing unless it is overridden.
  func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {}

  /// Renders frames without an input; they are silent unless it is overridden.
  func generate(_ output: RenderBuffers, _ count: Int, _ moment: RenderMoment) {
    output.clear(count)
  }

  /// Removes the frames that the effect holds; does nothing unless it is overridden.
  func reset() {}
}
