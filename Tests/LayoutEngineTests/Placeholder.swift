// The first test of this layer follows.
