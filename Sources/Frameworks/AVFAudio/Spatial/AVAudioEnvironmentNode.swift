import Foundation
import TactusCrashReports
import TactusSoundSpatialization

/// A mixer that places its sources around a listener.
///
/// Steps AudioEngine.SP1…
///
/// - Thread: one at a time, that of the engine.
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing, MixedNode {
  /// Creates an environment whose listener is at the origin and looks to the front.
  public init() {
    let unit = EnvironmentUnit()
    environment = unit
    super.init(unit)
    distanceAttenuationParameters.onChange = { [weak self] in self?.placeSources() }
    reverbParameters.onChange = { [weak self] in
      self?.placeSources()
      self?.engine?.graphChanged()
    }
  }

  // MARK: Mixing

  /// The volume of the output, 0…1; 1 by default.
  open var outputVolume: Float {
    get { environment.outputVolume }
    set { environment.outputVolume = MixingSettings.volume(newValue) }
  }

  /// The lowest input without a connection.
  open var nextAvailableInputBus: AVAudioNodeBus {
    engine?.graph.freeInput(of: self) ?? 0
  }

  /// The maximum number of inputs.
  open override var numberOfInputs: Int { NodeGraph.largestInputCount }

  /// The available rendering algorithms.
  ///
  /// Binaural ones require OpenAL Soft, a sample rate of 44.1 or 48 kHz, and an output with at
  /// least two channels.
  open var applicableRenderingAlgorithms: [NSNumber] {
    var found: [AVAudio3DMixingRenderingAlgorithm] = [.equalPowerPanning]
    let format = outputFormat(forBus: 0)
    if format.channelCount > 1,
      kernel?.surrounding != nil
        || SurroundingSounds(sampleRate: format.sampleRate, capacity: 1) != nil
    {
      found += [.sphericalHead, .HRTF, .soundField, .HRTFHQ]
    }
    return (found + [.stereoPassThrough, .auto]).map { NSNumber(value: $0.rawValue) }
  }

  /// The type of output for which `auto` chooses; `auto` by default.
  open var outputType = AVAudioEnvironmentOutputType.auto { didSet { placeSources() } }

  // MARK: Listener

  /// The position of the listener in meters; the origin by default.
  ///
  /// NaN as a coordinate counts as 0.
  open var listenerPosition: AVAudio3DPoint {
    get { listener.position }
    set { listener.position = newValue.finite }
  }

  /// The orientation of the listener as two vectors; to the front and upwards by default.
  ///
  /// Vectors that do not define two directions are ignored, with a warning.
  open var listenerVectorOrientation: AVAudio3DVectorOrientation {
    get { listener.vectors }
    set {
      if !listener.set(newValue) {
        RuntimeWarning.once(
          """
          listenerVectorOrientation is ignored, because it has no two directions
          Set vectors that are perpendicular, such as (0, 0, -1) and (0, 1, 0).
          """)
      }
    }
  }

  /// The orientation of the listener as angles in degrees; 0 by default.
  ///
  /// NaN as an angle counts as 0.
  open var listenerAngularOrientation: AVAudio3DAngularOrientation {
    get { listener.angles }
    set {
      let finite = AVAudio3DPoint(x: newValue.yaw, y: newValue.pitch, z: newValue.roll).finite
      listener.angles = AVAudio3DAngularOrientation(yaw: finite.x, pitch: finite.y, roll: finite.z)
    }
  }

  /// The attenuation of sources by distance.
  public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()

  /// The reverberation.
  public let reverbParameters = AVAudioEnvironmentReverbParameters()

  // MARK: Internals

  let environment: EnvironmentUnit
  var mixing = MixingSettings()
  private var listener = ListenerPose() { didSet { placeSources() } }
  private var kernel: EnvironmentKernel?
  private var kernelRate = 0.0
  /// Whether the library could not be loaded for the kernel's sample rate.
  private var lacksSurrounding = false

  /// The radius of a head in meters.
  ///
  /// - Source: ours; the usual mean of adults. Confidence: guess.
  private static let headRadius: Float = 0.0875

  private var connections: [NodeConnection] {
    engine?.graph.connections.filter { $0.target === self } ?? []
  }

  /// Returns the kernel for the format and the connections.
  func makeKernel(_ format: AVAudioFormat) -> EnvironmentKernel {
    let connections = connections
    if kernelRate != format.sampleRate {
      (kernel, kernelRate, lacksSurrounding) = (nil, format.sampleRate, false)
    }
    // A source keeps its index, even while it is panned.
    let needed =
      lacksSurrounding
      ? 0
      : connections.count { algorithm(of: $0) == .HRTF || $0.input.spatial?.sound ?? -1 >= 0 }
    let new =
      usableKernel(needed)
      ?? EnvironmentKernel(
        surrounding: surroundingSounds(for: needed, format),
        reverberation: reverbParameters.enable ? reverbParameters.values : nil,
        filter: reverbParameters.filterParameters.band, sampleRate: format.sampleRate)
    kernel = new
    number(connections)
    for connection in connections { place(connection) }
    return new
  }

  /// Returns the current kernel if it still meets the requirements.
  private func usableKernel(_ needed: Int) -> EnvironmentKernel? {
    guard let kernel, kernel.reverberates == reverbParameters.enable,
      needed <= kernel.surrounding?.capacity ?? 0
    else { return nil }
    return kernel
  }

  /// Returns the binaural sounds of the current kernel, or more if there are too few.
  private func surroundingSounds(for count: Int, _ format: AVAudioFormat) -> SurroundingSounds? {
    let present = kernel?.surrounding
    guard count > present?.capacity ?? 0 else { return present }
    // Their number is doubled, so that few changes of the graph replace them.
    let capacity = max(4, count, 2 * (present?.capacity ?? 0))
    if format.channelCount > 1,
      let sounds = SurroundingSounds(sampleRate: format.sampleRate, capacity: capacity)
    {
      return sounds
    }
    reportPanning(format)
    return present
  }

  /// Assigns each source a permanent index among the binaural sounds.
  private func number(_ connections: [NodeConnection]) {
    let capacity = kernel?.surrounding?.capacity ?? 0
    let controls = connections.compactMap(\.input.spatial)
    var taken: Set<Int> = []
    for control in controls {
      if !(0..<capacity).contains(control.sound) || !taken.insert(control.sound).inserted {
        control.sound = -1
      }
    }
    for (connection, control) in zip(connections, controls)
    where control.sound < 0 && algorithm(of: connection) == .HRTF {
      guard let free = (0..<capacity).first(where: { !taken.contains($0) }) else { return }
      control.sound = free
      taken.insert(free)
    }
  }

  private func reportPanning(_ format: AVAudioFormat) {
    lacksSurrounding = true
    let reason =
      if format.channelCount < 2 {
        "its output has one channel\nConnect it in stereo."
      } else if format.sampleRate == 44_100 || format.sampleRate == 48_000 {
        "OpenAL Soft is not installed\nInstall the Debian package libopenal1."
      } else {
        "no measured head has its rate\nConnect it at 44,100 or 48,000 Hz."
      }
    RuntimeWarning.once("AVAudioEnvironmentNode pans its sources, because \(reason)")
  }

  private func placeSources() {
    let connections = connections
    for connection in connections { place(connection) }
    if connections.contains(where: needsPlan) { engine?.graphChanged() }
  }

  /// Handles a changed position of a source.
  func sourceChanged(_ connection: NodeConnection) {
    place(connection)
    if needsPlan(connection) { engine?.graphChanged() }
  }

  /// Returns whether a source has no index yet, or its speed has just been changed.
  private func needsPlan(_ connection: NodeConnection) -> Bool {
    guard let controls = connection.input.spatial else { return false }
    return algorithm(of: connection) == .HRTF && controls.sound < 0
      || connection.spatialValues.rate != 1 && !connection.convertsRate
  }

  /// Returns the algorithm for a source: `HRTF`, `equalPowerPanning` or `stereoPassThrough`
  /// (AudioEngine.SP4, AudioEngine.SP5).
  private func algorithm(of connection: NodeConnection) -> AVAudio3DMixingRenderingAlgorithm {
    let values = connection.spatialValues
    let isPlaced =
      switch values.sourceMode {
      case .spatializeIfMono: connection.format.channelCount == 1
      case .pointSource: true
      case .bypass: false
      case .ambienceBed: false
      }
    if values.sourceMode == .ambienceBed {
      RuntimeWarning.once(
        """
        AVAudio3DMixingSourceMode.ambienceBed is not placed around the listener
        Use pointSource for each channel, or bypass.
        """)
    }
    guard isPlaced else { return .stereoPassThrough }
    switch values.algorithm {
    case .stereoPassThrough: return .stereoPassThrough
    case .equalPowerPanning: return .equalPowerPanning
    case .auto: return hasHeadphones && !lacksSurrounding ? .HRTF : .equalPowerPanning
    case .HRTF, .HRTFHQ, .sphericalHead, .soundField:
      return lacksSurrounding ? .equalPowerPanning : .HRTF
    }
  }

  private var hasHeadphones: Bool {
    switch outputType {
    case .headphones: return true
    case .builtInSpeakers, .externalSpeakers: return false
    case .auto:
      guard let engine, !engine.isInManualRenderingMode else { return false }
      let ports: Set<AVAudioSession.Port> = [
        .headphones, .bluetoothA2DP, .bluetoothHFP, .bluetoothLE,
      ]
      return AVAudioSession.sharedInstance().currentRoute.outputs.contains {
        ports.contains($0.portType)
      }
    }
  }

  /// Computes the gains and the direction of a source.
  private func place(_ connection: NodeConnection) {
    guard let controls = connection.input.spatial else { return }
    let values = connection.spatialValues
    controls.rate = values.rate
    let view = listener.view(of: values.position)
    let distance = view.length
    let way = algorithm(of: connection)
    let isInside =
      values.sourceMode == .pointSource && values.algorithm == .auto
      && distance < Self.headRadius
    let passes = way == .stereoPassThrough || isInside && values.headMode == .bypass
    let volume = connection.input.controls.volume
    let loudness =
      way == .stereoPassThrough
      ? volume : volume * distanceAttenuationParameters.attenuation.gain(at: distance)
    let reverberated = loudness * pow(10, values.occlusion / 20)
    let blend = reverbParameters.enable ? values.reverbBlend : 0
    let direct = reverberated * pow(10, values.obstruction / 20) * (1 - blend)
    var gains = SpatialGains(wet: reverberated * blend)
    controls.isPoint = !passes
    if passes {
      (gains.left, gains.right) = (direct, direct)
    } else if let unit = view.unit, !isInside {
      if way == .HRTF, controls.sound >= 0 {
        gains.binaural = direct
        kernel?.surrounding?.place(controls.sound, x: unit.x, y: unit.y, z: unit.z)
      } else {
        let angle = (unit.x + 1) * .pi / 4
        (gains.left, gains.right) = (direct * cos(angle), direct * sin(angle))
      }
    } else {
      let center = direct * Float(0.5).squareRoot()
      (gains.left, gains.right) = (center, center)
    }
    controls.gains = gains
  }
}
