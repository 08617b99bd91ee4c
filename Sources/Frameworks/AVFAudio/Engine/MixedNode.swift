/// A node whose volume and pan apply to its connections to mixers.
protocol MixedNode: AVAudioNode {
  /// The volume and the pan.
  var mixing: MixingSettings { get }
}
