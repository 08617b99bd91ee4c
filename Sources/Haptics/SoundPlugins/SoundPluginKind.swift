/// A plug-in that Debian packages: its file and its number there.
///
/// The controls of each are listed by number in `SoundPlugin.set`.
package struct SoundPluginKind: Sendable {
  /// The name of the file without its extension.
  package var file: String
  /// The number of the plug-in, which is unique among all.
  package var number: UInt
  /// The Debian package.
  package var package: String

  /// A band of an equalizer; controls: gain in dB, frequency in Hz, bandwidth in octaves.
  package static let parametric = Self(
    file: "single_para_1203", number: 1203, package: "swh-plugins")
  /// Shelves and three bands; controls: gain in dB, frequency in Hz and slope of the low shelf,
  /// gain, frequency and bandwidth of each band, and of the high shelf as of the low one.
  package static let shelves = Self(
    file: "triple_para_1204", number: 1204, package: "swh-plugins")
  /// A low pass; controls: frequency in Hz, number of stages.
  package static let lowPass = Self(
    file: "lowpass_iir_1891", number: 1891, package: "swh-plugins")
  /// A high pass; controls: frequency in Hz, number of stages.
  package static let highPass = Self(
    file: "highpass_iir_1890", number: 1890, package: "swh-plugins")
  /// A band pass; controls: frequency and bandwidth in Hz, number of stages.
  package static let bandPass = Self(
    file: "bandpass_iir_1892", number: 1892, package: "swh-plugins")
  /// A band stop; controls: frequency and bandwidth in Hz, number of stages.
  package static let bandStop = Self(
    file: "notch_iir_1894", number: 1894, package: "swh-plugins")
  /// A reduction of bits and rate; controls: bits, rate in Hz.
  package static let decimator = Self(
    file: "decimator_1202", number: 1202, package: "swh-plugins")
  /// An overdrive; control: the drive, 1…3.
  package static let overdrive = Self(
    file: "foverdrive_1196", number: 1196, package: "swh-plugins")
  /// A ring modulation; controls: depth, 0…2, frequency in Hz, levels of sine, triangle, sawtooth
  /// and square.
  package static let ringModulator = Self(
    file: "ringmod_1188", number: 1189, package: "swh-plugins")
  /// Stereo echoes; controls: delay in ms and feedback in % of the left channel, the same of the
  /// right one, levels in dB of the left echo, the right echo and the input, cross mode, Haas
  /// effect, swapped outputs.
  package static let echo = Self(file: "tap_echo", number: 2143, package: "tap-plugins")
  /// A stereo reverberation; controls: decay in ms, levels in dB of the input and the
  /// reverberation, switches for comb filters, all-pass filters, band pass and enhanced stereo, and
  /// the kind of the room.
  package static let reverberation = Self(
    file: "tap_reverb", number: 2142, package: "tap-plugins")
}
