/// A numeric property of a node that actions change.
enum NodeNumber {
  case x, y, zRotation, xScale, yScale, alpha, speed
}
