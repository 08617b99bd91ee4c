internal import CTactusLADSPA

/// A plug-in that processes sound, by the interface LADSPA.
///
/// - Thread: one at a time. Only `init` and `deinit` allocate or load a library.
package final class SoundPlugin {
  /// Loads and creates a plug-in; `nil` if it is not installed.
  ///
  /// - Parameters:
  ///   - kind: The plug-in.
  ///   - sampleRate: Frames per second.
  package init?(_ kind: SoundPluginKind, sampleRate: Double) {
    guard
      let descriptor = Self.load(kind), let connect = descriptor.pointee.connect,
      descriptor.pointee.run != nil, let instantiate = descriptor.pointee.instantiate,
      let handle = instantiate(descriptor, UInt(max(1, sampleRate.rounded())))
    else { return nil }
    (self.descriptor, self.handle) = (descriptor, handle)
    let count = Int(descriptor.pointee.port_count)
    values = .allocate(capacity: max(1, count))
    values.initialize(repeating: 0, count: max(1, count))
    ranges = .allocate(capacity: max(1, count))
    ranges.initialize(
      repeating: (-.greatestFiniteMagnitude, .greatestFiniteMagnitude), count: max(1, count))
    var (controls, inputs, outputs): ([Int], [Int], [Int]) = ([], [], [])
    for port in 0..<count {
      let bits = Int(descriptor.pointee.ports[port])
      if bits & Int(plugin_port_audio) != 0 {
        if bits & Int(plugin_port_input) != 0 { inputs.append(port) } else { outputs.append(port) }
        continue
      }
      if bits & Int(plugin_port_input) != 0 { controls.append(port) }
      let hint = descriptor.pointee.ranges[port]
      let scale = Int(hint.bits) & Int(plugin_range_times_rate) != 0 ? Float(sampleRate) : 1
      if Int(hint.bits) & Int(plugin_range_has_lower) != 0 {
        ranges[port].lower = hint.lower * scale
      }
      if Int(hint.bits) & Int(plugin_range_has_upper) != 0 {
        ranges[port].upper = hint.upper * scale
      }
      connect(handle, UInt(port), values + port)
    }
    (self.controls, self.inputs, self.outputs) = (controls, inputs, outputs)
    // Some plug-ins free in their cleanup what only this call creates.
    descriptor.pointee.activate?(handle)
  }

  deinit {
    descriptor.pointee.deactivate?(handle)
    descriptor.pointee.cleanup?(handle)
    values.deallocate()
    ranges.deallocate()
  }

  /// Sets a control, limited to its range.
  ///
  /// - Parameters:
  ///   - control: The number of the control among the plug-in's controls.
  ///   - value: The value, in the plug-in's unit.
  /// - Thread: render.
  package func set(_ control: Int, _ value: Float) {
    let port = controls[control]
    let range = ranges[port]
    values[port] = min(max(value, range.lower), range.upper)
  }

  /// Processes frames.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - source: The channels of the input: as many as the plug-in has.
  ///   - target: The channels of the output: as many as the plug-in has, in other memory than the
  ///     input.
  /// - Thread: render.
  package func process(
    _ count: Int, _ source: UnsafePointer<UnsafeMutablePointer<Float>>,
    _ target: UnsafePointer<UnsafeMutablePointer<Float>>
  ) {
    guard count > 0, let connect = descriptor.pointee.connect, let run = descriptor.pointee.run
    else {
      return
    }
    for index in inputs.indices { connect(handle, UInt(inputs[index]), source[index]) }
    for index in outputs.indices { connect(handle, UInt(outputs[index]), target[index]) }
    run(handle, UInt(count))
  }

  /// Removes the sound that the plug-in holds, as far as it can.
  ///
  /// - Thread: render.
  package func reset() {
    descriptor.pointee.deactivate?(handle)
    descriptor.pointee.activate?(handle)
  }

  // MARK: Internals

  private let descriptor: UnsafePointer<plugin_descriptor>
  private let handle: UnsafeMutableRawPointer
  /// The values of the controls, by the number of the port.
  private let values: UnsafeMutablePointer<Float>
  private let ranges: UnsafeMutablePointer<(lower: Float, upper: Float)>
  private let controls: [Int]
  private let inputs: [Int]
  private let outputs: [Int]

  /// The folders of Debian's plug-ins, and of those that a user has built.
  private static let folders = ["/usr/lib/ladspa", "/usr/local/lib/ladspa"]

  private static func load(_ kind: SoundPluginKind) -> UnsafePointer<plugin_descriptor>? {
    for folder in folders {
      if let found = plugin_load("\(folder)/\(kind.file).so", kind.number) { return found }
    }
    return nil
  }
}
