/// The blocks of a unit that an engine renders.
///
/// They are no optional properties, because reading a block out of an optional allocates.
struct HostBlocks {
  /// The unit's block.
  let render: AURenderBlock
  /// The block by which the unit gets its input.
  let pull: AURenderPullInputBlock
}
