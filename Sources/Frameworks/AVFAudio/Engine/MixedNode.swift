/// A node whose volume, pan and position apply to its connections to mixers.
protocol MixedNode: AVAudioNode, SpatialSource {
  /// The volume, the pan and the position.
  var mixing: MixingSettings { get set }
}

extension MixedNode {
  var spatialValues: SpatialValues {
    get { mixing.spatial }
    set {
      mixing.spatial = newValue
      mixing.apply(to: self)
    }
  }
}
