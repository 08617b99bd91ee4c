import Foundation
import TactusPhoneClient
import TactusThreads

/// A graph of nodes that play, process and record sound.
///
/// As on an iPhone, an engine may be sent to another thread; the app ensures that only one thread
/// uses the engine at a time (AudioEngine.EG1…).
///
/// - Thread: one at a time, except where a member says otherwise.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Creates an engine without nodes.
  public override init() {
    renderer = EngineRenderer(
      sampleRate: Self.hardwareFormat.sampleRate,
      channelCount: Int(Self.hardwareFormat.channelCount))
    super.init()
  }

  deinit {
    output?.stop()
    if let routeObserver { NotificationCenter.default.removeObserver(routeObserver) }
    for node in graph.nodes { node.engine = nil }
  }

  // MARK: Nodes

  /// Attaches a node; one of another engine raises an exception.
  open func attach(_ node: AVAudioNode) {
    AudioError.require(
      node.engine == nil || node.engine === self, "the node is attached to another engine")
    node.engine = self
    graph.add(node)
    graphChanged()
  }

  /// Detaches a node and removes its connections.
  open func detach(_ node: AVAudioNode) {
    requireAttached(node)
    node.engineStopped()
    graph.remove(node)
    node.engine = nil
    graphChanged()
  }

  /// The attached nodes.
  open var attachedNodes: Set<AVAudioNode> { Set(graph.nodes) }

  /// The input: the microphone, or the app's buffers; created at the first use.
  open var inputNode: AVAudioInputNode {
    if let input { return input }
    let new = AVAudioInputNode()
    input = new
    attach(new)
    return new
  }

  /// The output: the speaker, or the buffers of manual rendering; created at the first use.
  open var outputNode: AVAudioOutputNode {
    if let speaker { return speaker }
    let new = AVAudioOutputNode(RenderUnit())
    speaker = new
    attach(new)
    return new
  }

  /// The main mixer, connected to the output at the first use.
  open var mainMixerNode: AVAudioMixerNode {
    if let mainMixer { return mainMixer }
    let new = AVAudioMixerNode()
    mainMixer = new
    attach(new)
    connect(new, to: outputNode, format: nil)
    return new
  }

  // MARK: Connections

  /// Connects an output to an input, replacing their current connections.
  ///
  /// Nodes without this engine, a missing bus, and a cycle raise an exception
  /// (AudioEngine.EX1…EX4).
  ///
  /// - Parameter format: The format of the connection; `nil` for the output's.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {
    check(node1, bus1, node2, bus2)
    graph.remove { $0.source === node1 && $0.sourceBus == bus1 }
    add(node1, bus1, node2, bus2, format)
    graphChanged()
  }

  /// Connects output 0 to input 0, or to the next free input of a mixer.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    let isMixer = node2 is AVAudioMixerNode || node2 is AVAudioEnvironmentNode
    if isMixer { requireAttached(node2) }
    connect(
      node1, to: node2, fromBus: 0, toBus: isMixer ? graph.freeInput(of: node2) : 0,
      format: format)
  }

  /// Connects an output to several inputs, replacing its current connections.
  open func connect(
    _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint],
    fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?
  ) {
    for point in destNodes {
      guard let node = point.node else { continue }
      check(sourceNode, sourceBus, node, point.bus)
      AudioError.require(
        destNodes.count < 2 || !(node is AVAudioUnitTimeEffect),
        "an output with several connections leads to a unit that changes the speed")
    }
    graph.remove { $0.source === sourceNode && $0.sourceBus == sourceBus }
    for point in destNodes {
      guard let node = point.node else { continue }
      add(sourceNode, sourceBus, node, point.bus, format)
    }
    graphChanged()
  }

  /// Removes the connection of an input.
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    requireAttached(node)
    graph.remove { $0.target === node && $0.targetBus == bus }
    graphChanged()
  }

  /// Disconnects whatever plays into a node.
  open func disconnectNodeInput(_ node: AVAudioNode) {
    requireAttached(node)
    graph.remove { $0.target === node }
    graphChanged()
  }

  /// Removes the connections of an output.
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    requireAttached(node)
    graph.remove { $0.source === node && $0.sourceBus == bus }
    graphChanged()
  }

  /// Disconnects a node from whatever it plays into.
  open func disconnectNodeOutput(_ node: AVAudioNode) {
    requireAttached(node)
    graph.remove { $0.source === node }
    graphChanged()
  }

  /// Returns the output to which an input is connected.
  open func inputConnectionPoint(
    for node: AVAudioNode, inputBus bus: AVAudioNodeBus
  ) -> AVAudioConnectionPoint? {
    graph.connection(into: node, bus).map {
      AVAudioConnectionPoint(node: $0.source, bus: $0.sourceBus)
    }
  }

  /// Returns the inputs to which an output is connected.
  open func outputConnectionPoints(
    for node: AVAudioNode, outputBus bus: AVAudioNodeBus
  ) -> [AVAudioConnectionPoint] {
    graph.connections(from: node, bus).map {
      AVAudioConnectionPoint(node: $0.target, bus: $0.targetBus)
    }
  }

  // MARK: Running

  /// Whether the engine is running.
  ///
  /// - Thread: any.
  open var isRunning: Bool { running.isSet }

  /// Whether the engine stops automatically when it is idle; has no effect.
  open var isAutoShutdownEnabled = false

  /// Prepares the engine, so that it starts sooner.
  ///
  /// An engine without input and output raises an exception.
  open func prepare() {
    requireNodes()
    graphChanged()
  }

  /// Starts the engine, and activates the app's session.
  ///
  /// An engine without input and output raises an exception.
  ///
  /// - Throws: An `NSError` of the session: during a call, in the background, or for a category
  ///   that does not play or record what the graph needs (AudioEngine.EN3).
  open func start() throws {
    requireNodes()
    guard !isRunning else { return }
    graphChanged()
    if manual == nil {
      let session = AVAudioSession.sharedInstance()
      if let input, graph.connections.contains(where: { $0.source === input }) || input.tap != nil {
        try startInput(input, session)
      } else if session.category == .record {
        throw AVAudioSession.error(.cannotStartPlaying)
      }
      // Sound rendered before a pause is no longer heard.
      deliverHeard()
      let new = output ?? makeOutput()
      output = new
      observeRoute(of: session)
      if let plan { new.use(plan) }
      // The output may stop at once, and then calls a closure that reads this flag.
      running.isSet = true
      do {
        try new.start()
      } catch {
        running.isSet = false
        microphoneUse.end()
        throw error
      }
    } else {
      running.isSet = true
    }
  }

  /// Pauses the engine; the players keep their segments.
  open func pause() {
    running.isSet = false
    microphoneUse.end()
    output?.stop()
  }

  /// Stops the engine and its players, and calls their completion handlers.
  open func stop() {
    running.isSet = false
    microphoneUse.end()
    output?.stop()
    for node in graph.nodes { node.engineStopped() }
    deliver(piece: nil)
    deliverHeard()
  }

  /// Discards the frames buffered by the nodes; players stop.
  open func reset() {
    for node in graph.nodes { node.reset() }
    renderer.resetPosition()
  }

  // MARK: Manual rendering

  /// Switches to manual rendering, and stops playback (AudioEngine.MR1).
  ///
  /// - Throws: An `NSError` of `AVAudioEngineManualRenderingError` if the engine is running, or for
  ///   a format that is not linear PCM.
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    guard !isRunning else { throw AudioError.initialized.error("The engine runs.") }
    guard pcmFormat.commonFormat != .otherFormat, maximumFrameCount > 0 else {
      throw AudioError.invalidArgument.error("The format is not linear PCM, or has no frames.")
    }
    output = nil
    manual = ManualRendering(mode, pcmFormat, maximumFrameCount, renderer) { [weak self] in
      self?.deliver(piece: nil)
    }
    renderer.setFormat(
      sampleRate: pcmFormat.sampleRate, channelCount: Int(pcmFormat.channelCount))
    reconnectMainMixer()
  }

  /// Switches back to the phone's input and output.
  open func disableManualRenderingMode() {
    guard manual != nil else { return }
    stop()
    manual = nil
    input?.leaveManualRendering()
    renderer.setFormat(
      sampleRate: Self.hardwareFormat.sampleRate,
      channelCount: Int(Self.hardwareFormat.channelCount))
    reconnectMainMixer()
  }

  /// Renders frames into a buffer (AudioEngine.MR2).
  ///
  /// - Throws: An `NSError` of `AVAudioEngineManualRenderingError` in another mode or if the engine
  ///   is not running; an `NSError` for too many frames or a buffer of another format.
  open func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus {
    guard let manual, manual.mode == .offline else {
      throw AudioError.invalidMode.error("The engine does not render offline.")
    }
    guard isRunning else { throw AudioError.notRunning.error("The engine does not run.") }
    return try manual.render(numberOfFrames, to: buffer, input: input?.input)
  }

  /// Renders frames on a real-time thread (AudioEngine.MR4).
  ///
  /// The app reads the block after setting the mode, and keeps it for its thread.
  open var manualRenderingBlock: AVAudioEngineManualRenderingBlock {
    let (manual, running, input) = (manual, running, input?.input)
    return { count, list, error in
      guard let manual, running.isSet else {
        error?.pointee = OSStatus(AudioError.notRunning.rawValue)
        return .error
      }
      return manual.render(count, into: list, error, input: input)
    }
  }

  /// Whether manual rendering is enabled.
  open var isInManualRenderingMode: Bool { manual != nil }
  /// The mode of manual rendering.
  open var manualRenderingMode: AVAudioEngineManualRenderingMode { manual?.mode ?? .offline }
  /// The format of manual rendering.
  open var manualRenderingFormat: AVAudioFormat { manual?.format ?? Self.hardwareFormat }
  /// The maximum number of frames per call of manual rendering.
  open var manualRenderingMaximumFrameCount: AVAudioFrameCount { manual?.maximumFrameCount ?? 0 }
  /// The number of frames rendered so far.
  open var manualRenderingSampleTime: AVAudioFramePosition {
    manual == nil ? 0 : renderer.position
  }

  // MARK: Internals

  /// The format of the phone's output.
  static var hardwareFormat: AVAudioFormat {
    AVAudioFormat(sampleRate: hardwareRate, channelCount: 2)
  }

  /// The sample rate of the phone's output.
  static let hardwareRate = 48_000.0

  var graph = NodeGraph()
  private let renderer: EngineRenderer
  private let running = SharedFlag()
  /// The use of the microphone while the input runs.
  private let microphoneUse = MicrophoneUse()
  /// Whether voice processing is enabled (AudioEngine.VP1).
  var processesVoice = false {
    didSet { input?.updateMute() }
  }
  private var input: AVAudioInputNode?
  private var speaker: AVAudioOutputNode?
  private var mainMixer: AVAudioMixerNode?
  private var output: (any EngineOutput)?
  private var plan: RenderPlan?
  /// The files that the players play.
  let files = FileReaders()
  private var manual: ManualRendering?
  /// The segments whose handlers are called when they have been heard.
  private var unheard: [(piece: Int, segment: PlayerSegment)] = [] {
    didSet { awaitsHearing.isSet = !unheard.isEmpty }
  }
  private let awaitsHearing = SharedFlag()
  private var routeObserver: (any NSObjectProtocol)?

  /// The format of the output node.
  var outputFormat: AVAudioFormat { manual?.standardFormat ?? Self.hardwareFormat }

  /// Whether the app renders on a real-time thread, so that no other thread reads files ahead.
  var rendersInRealTimeByHand: Bool { manual?.mode == .realtime }

  /// The latency from rendering to the speaker in seconds, while the engine is running.
  var outputLatency: Double { output?.latency ?? 0 }

  /// The output to the phone; `nil` before the first start.
  var currentOutput: AnyObject? { output }

  /// Waits until rendering has stopped, unless the engine is running.
  func waitUntilIdle() { if !isRunning { output?.waitUntilIdle() } }

  /// Sends the graph to the render thread.
  func graphChanged() {
    let plan = graph.makePlan(output: speaker, format: outputFormat)
    // AudioEngine.EG4.
    plan.cutsSound = isRunning && self.plan?.hasInputs(missingIn: plan) == true
    renderer.inbox.push(Swift.Unmanaged<RenderMessage>.passRetained(plan))
    self.plan = plan
    output?.use(plan)
    // Nothing is rendering, so the plan takes effect here.
    if !isRunning {
      waitUntilIdle()
      renderer.prepare()
    }
    renderer.collect()
    // AudioEngine.MR4.
    if rendersInRealTimeByHand { deliver(piece: nil) }
  }

  private func requireAttached(_ node: AVAudioNode) {
    AudioError.require(node.engine === self, "the node is not attached to this engine")
  }

  private func requireNodes() {
    AudioError.require(
      input != nil || speaker != nil,
      "an engine starts that has neither an input nor an output: connect a node to one first")
  }

  private func check(
    _ node1: AVAudioNode, _ bus1: AVAudioNodeBus, _ node2: AVAudioNode, _ bus2: AVAudioNodeBus
  ) {
    requireAttached(node1)
    requireAttached(node2)
    node1.checkOutput(bus1)
    node2.checkInput(bus2)
    AudioError.require(
      !(node1 === speaker), "the output node is connected to another node")
    AudioError.require(
      !graph.reaches(node1, from: node2),
      "the connection closes a cycle: the input already leads to the output")
  }

  private func add(
    _ node1: AVAudioNode, _ bus1: AVAudioNodeBus, _ node2: AVAudioNode, _ bus2: AVAudioNodeBus,
    _ format: AVAudioFormat?
  ) {
    let format = format ?? node1.outputFormat(forBus: bus1)
    AudioError.require(
      AVAudioFormat.isValid(format.sampleRate) && format.commonFormat == .pcmFormatFloat32,
      "nodes are connected in the format \(format); use floating-point numbers of 32 bits")
    graph.remove { $0.target === node2 && $0.targetBus == bus2 }
    let connection = NodeConnection(from: node1, bus1, to: node2, bus2, format)
    graph.add(connection)
    if let source = node1 as? any MixedNode { source.mixing.apply(to: connection) }
  }

  private func reconnectMainMixer() {
    if let mainMixer { connect(mainMixer, to: outputNode, format: outputFormat) }
    graphChanged()
  }

  /// Stops the engine and posts a notification when the audio route changes (AudioEngine.CF1).
  private func observeRoute(of session: AVAudioSession) {
    guard routeObserver == nil else { return }
    routeObserver = NotificationCenter.default.addObserver(
      forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
    ) { [reference = WeakReference(self)] note in
      let reason = note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt
      guard let engine = reference.object, engine.isRunning, engine.manual == nil,
        reason != AVAudioSession.RouteChangeReason.categoryChange.rawValue
      else { return }
      engine.stop()
      NotificationCenter.default.post(name: .AVAudioEngineConfigurationChange, object: engine)
    }
  }

  private func startInput(_ input: AVAudioInputNode, _ session: AVAudioSession) throws {
    guard session.category.plain?.records ?? false else {
      throw AVAudioSession.error(.cannotStartRecording)
    }
    let microphone = PhoneMicrophone.current.reader()
    input.input.microphone = microphone
    if let file = microphone.source { files.add(file) }
    microphoneUse.begin()
    // AudioRecorder.RC7.
    PhoneMicrophone.current.askForPermission { microphone.permit() }
  }

  private func makeOutput() -> any EngineOutput {
    let (reference, running, awaitsHearing) = (WeakReference(self), running, awaitsHearing)
    let microphoneUse = microphoneUse
    let events = EngineEvents(
      onRendered: { reference.object?.deliver(piece: $0) },
      onHeard: { reference.object?.deliverHeard(through: $0) },
      awaitsHearing: { awaitsHearing.isSet },
      onStopped: {
        running.isSet = false
        microphoneUse.endedByPhone()
      })
    return AppPhone.link.isInRealTime
      ? EngineStream(renderer, files, events) : EnginePieces(renderer, events)
  }

  /// Delivers taps and calls handlers after frames have been rendered.
  private func deliver(piece: Int?) {
    renderer.collect()
    guard let plan, !plan.taps.isEmpty || plan.hasFinished else { return }
    for node in graph.nodes {
      node.tap?.deliver()
      guard node.unit.hasFinished else { continue }
      for segment in node.unit.collect() {
        if let piece, segment.callbackType == .dataPlayedBack {
          unheard.append((piece, segment))
        } else {
          segment.completion?(segment.callbackType)
        }
      }
    }
  }

  /// Calls the handlers of segments that have been heard.
  private func deliverHeard(through piece: Int = .max) {
    let heard = unheard.filter { $0.piece <= piece }
    unheard.removeAll { $0.piece <= piece }
    for (_, segment) in heard { segment.completion?(segment.callbackType) }
  }
}
