import Foundation

/// A node that renders an instrument: a version 3 audio unit played by MIDI messages.
///
/// Messages take effect from the next slice on (AudioUnits.HO3).
open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing, MixedNode {
  open override var numberOfInputs: Int { 0 }

  /// Starts a note.
  ///
  /// - Parameters:
  ///   - note: The number of the note, 0…127.
  ///   - velocity: The velocity, 0…127.
  ///   - channel: The channel, 0…15.
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {
    send(0x90, channel, [note, velocity])
  }

  /// Ends a note.
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) { send(0x80, channel, [note, 0]) }

  /// Sends a controller value.
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {
    send(0xB0, channel, [controller, value])
  }

  /// Sends a pitch bend, 0…16383; 8192 is neutral.
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {
    send(0xE0, channel, [UInt8(pitchbend & 0x7F), UInt8(pitchbend >> 7 & 0x7F)])
  }

  /// Sends channel pressure.
  open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {
    send(0xD0, channel, [pressure])
  }

  /// Sends key pressure.
  open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {
    send(0xA0, channel, [key, value])
  }

  /// Selects a program.
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {
    send(0xC0, channel, [program])
  }

  /// Selects a program of a bank.
  open func sendProgramChange(
    _ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8
  ) {
    sendController(0, withValue: bankMSB, onChannel: channel)
    sendController(32, withValue: bankLSB, onChannel: channel)
    sendProgramChange(program, onChannel: channel)
  }

  /// Sends a message with two data bytes.
  open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {
    host?.sendMIDI([midiStatus, data1 & 0x7F, data2 & 0x7F])
  }

  /// Sends a message with one data byte.
  open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {
    host?.sendMIDI([midiStatus, data1 & 0x7F])
  }

  /// Sends a system exclusive message.
  open func sendMIDISysExEvent(_ midiData: Data) { host?.sendMIDI(Array(midiData)) }

  // MARK: Internals

  var mixing = MixingSettings()

  private func send(_ status: UInt8, _ channel: UInt8, _ data: [UInt8]) {
    host?.sendMIDI([status | channel & 0x0F] + data.map { $0 & 0x7F })
  }
}
