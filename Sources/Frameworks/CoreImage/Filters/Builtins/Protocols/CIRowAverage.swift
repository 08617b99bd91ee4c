/// The inputs of a filter that averages each row of an area.
public protocol CIRowAverage: CIAreaReductionFilter {}
