/// The blocks of a unit that an engine renders.
///
/// They are not optional properties, because reading a block from an optional allocates.
struct HostBlocks {
  /// The unit's render block.
  let render: AURenderBlock
  /// The block from which the unit pulls its input.
  let pull: AURenderPullInputBlock
}
