/// The graph of an engine, prepared for the render thread.
///
/// Sendable because its owner hands it over as a whole.
final class RenderPlan: RenderMessage, @unchecked Sendable {
  /// The input of the output node; `nil` without a connection.
  let output: RenderInput?
  /// The inputs with the nodes that they read in this plan.
  let readers: [(input: RenderInput, reader: RenderInput.Reader)]
  /// The kernels of the effects for their formats.
  let kernels: [(unit: EffectUnit, kernel: EffectKernel)]
  /// The kernels of the environments for their formats.
  let environments: [(unit: EnvironmentUnit, kernel: EnvironmentKernel)]
  /// The buffers of the sink nodes for their formats.
  let lists: [(unit: SinkUnit, list: SinkBuffers)]
  /// Whether connections of the previous plan are gone, so that sound may end at any sample.
  ///
  /// - Thread: any, before the plan is sent to the renderer.
  var cutsSound = false
  /// The sink nodes, which are rendered although no node reads them.
  let sinks: [RenderNode]
  /// The units of all nodes.
  let units: [RenderUnit]
  /// The units for a thread that does no reference counting.
  let unitReferences: [Swift.Unmanaged<RenderUnit>]
  /// The taps of all nodes.
  let taps: [TapQueue]

  init(
    output: RenderInput?, readers: [(input: RenderInput, reader: RenderInput.Reader)],
    kernels: [(unit: EffectUnit, kernel: EffectKernel)],
    environments: [(unit: EnvironmentUnit, kernel: EnvironmentKernel)],
    lists: [(unit: SinkUnit, list: SinkBuffers)],
    sinks: [RenderNode], units: [RenderUnit], taps: [TapQueue]
  ) {
    (self.output, self.readers, self.kernels, self.sinks) = (output, readers, kernels, sinks)
    (self.units, self.taps, self.lists) = (units, taps, lists)
    self.environments = environments
    unitReferences = units.map { Swift.Unmanaged.passUnretained($0) }
    super.init(.plan)
  }

  /// Begins to use the plan.
  ///
  /// - Thread: render.
  func begin() {
    for (input, reader) in readers { input.reader = reader }
    for (unit, kernel) in kernels { unit.kernel = kernel }
    for (unit, kernel) in environments { unit.kernel = kernel }
    for (unit, list) in lists { unit.list = list }
  }

  /// Whether a unit has segments or commands to collect.
  ///
  /// - Thread: any.
  var hasFinished: Bool {
    unitReferences.contains { $0._withUnsafeGuaranteedRef(\.hasFinished) }
  }

  /// Returns whether a connection of this plan is missing in another one.
  ///
  /// - Thread: any.
  func hasInputs(missingIn other: RenderPlan) -> Bool {
    let kept = Set(other.readers.map { ObjectIdentifier($0.input) })
    return !readers.allSatisfy { kept.contains(ObjectIdentifier($0.input)) }
  }
}
