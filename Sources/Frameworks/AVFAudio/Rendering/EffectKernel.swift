/// The part of an effect's rendering that depends on the format.
///
/// - Thread: render, except for the creation and the end.
class EffectKernel: @unchecked Sendable {
  /// Renders frames; does nothing unless it is overridden.
  func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {}

  /// Removes the frames that the effect holds; does nothing unless it is overridden.
  func reset() {}
}
